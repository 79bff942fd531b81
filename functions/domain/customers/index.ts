export { blockCustomer } from './block-customer.ts';
export { customerRecords, managedCustomers } from './manage-customers.ts';
