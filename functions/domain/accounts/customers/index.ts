export { blockCustomer } from './block-customer.ts';
export { noteCustomer } from './note-customer.ts';
export { customerRecords, managedCustomers } from './manage-customers.ts';
