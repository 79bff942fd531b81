import { inLanguage } from '../language.ts';

export const words = inLanguage('questions', {
  wordsOrProduct: 'Words or product',
  answeredOrNot: 'Answered or not',
  shownOrHidden: 'Shown or hidden',
  questions: 'Questions',
  noQuestionsFound: 'No questions found',
  failedToFetchTheQuestions: 'Failed to fetch the questions',
  question: 'Question',
  answers: 'Answers',
  forTheSeller: 'for the seller',
  forTheShop: 'for the shop',
  whoBoughtIt: 'who bought it',
  questionAboutProductName: (productName: string) => `Question about ${productName}`,
  noAnswerYet: 'No answer yet.',
  yourAnswerForEverybodyTo: 'Your answer, for everybody to read',
});
