import { call } from './client.ts';

const FAILED = 'Your text could not be sent. Please try again.';

export const askQuestion = (productId: number, text: string) =>
  call<{ message: string }>('POST', '/api/questions', { body: { productId, text }, failure: FAILED });

export const answerQuestion = (id: number, text: string) =>
  call<{ message: string }>('POST', `/api/questions/${id}/answers`, { body: { text }, failure: FAILED });
