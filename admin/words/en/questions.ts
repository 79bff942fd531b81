import { inLanguage } from '../language.ts';

/** The pages of questions about products: the list, and a question with its answers. */
export const words = inLanguage('questions', {
  // The list
  wordsOrProduct: 'Words or product',
  answeredOrNot: 'Answered or not',
  shownOrHidden: 'Shown or hidden',
  questions: 'Questions',
  noQuestionsFound: 'No questions found',
  failedToFetchTheQuestions: 'Failed to fetch the questions',
  question: 'Question',
  askedBy: 'From',
  askedAt: 'Asked',
  answers: 'Answers',
  // A question
  questionAboutProduct: (product: string) => `Question about ${product}`,
  noAnswerYet: 'No answer yet.',
  answeredForTheSeller: (name: string, time: string) => `${name}, for the seller, ${time}`,
  answeredForTheShop: (name: string, time: string) => `${name}, for the shop, ${time}`,
  answeredByBuyer: (name: string, time: string) => `${name}, who bought it, ${time}`,
  answerIsHidden: (answered: string) => `${answered} · hidden`,
  yourAnswerForEverybodyTo: 'Your answer, for everybody to read',
});
