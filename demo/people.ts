/** The people of the demo shop. Nobody needs a password: every door opens with a code from the outbox. */
export const ADMIN = { email: 'admin@ratnahaat.example', fullName: 'Nandini Iyer', mobile: '9848022331' };

export const CUSTOMERS = [
  { email: 'asha@ratnahaat.example', fullName: 'Asha Rao', mobile: '9848012345' },
  { email: 'rohan@ratnahaat.example', fullName: 'Rohan Mehta', mobile: '9820456712' },
];
