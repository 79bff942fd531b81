import { CannotStart } from './cannot-start.ts';

/** The fault of a port that could not be listened on: in words where its operator can choose another. */
export function cannotListen(port: number, fault: NodeJS.ErrnoException): Error {
  if (fault.code === 'EADDRINUSE') {
    return new CannotStart(
      `Port ${port} is in use by another program: end that one, or choose another port with PORT, as in PORT=8790 npm start.`,
    );
  }
  if (fault.code === 'EACCES') {
    return new CannotStart(`This user may not listen on port ${port}: choose one from 1024 with PORT.`);
  }
  return fault;
}
