import type { words as English } from '../en/questions.ts';

/** The pages of questions about products: the list, and a question with its answers. */
export const words: typeof English = {
  // The list
  wordsOrProduct: 'शब्द या प्रोडक्ट',
  answeredOrNot: 'जवाब दिया या नहीं',
  shownOrHidden: 'दिखने वाले या छिपे',
  questions: 'सवाल',
  noQuestionsFound: 'कोई सवाल नहीं मिला',
  failedToFetchTheQuestions: 'सवाल नहीं मिल सके',
  question: 'सवाल',
  askedBy: 'किसने पूछा',
  askedAt: 'कब पूछा',
  answers: 'जवाब',
  // A question
  questionAboutProduct: (product) => `${product} पर सवाल`,
  noAnswerYet: 'अभी कोई जवाब नहीं।',
  answeredForTheSeller: (name, time) => `${name}, विक्रेता की ओर से, ${time}`,
  answeredForTheShop: (name, time) => `${name}, दुकान की ओर से, ${time}`,
  answeredByBuyer: (name, time) => `${name}, जिन्होंने इसे ख़रीदा, ${time}`,
  answerIsHidden: (answered) => `${answered} · छिपा हुआ`,
  yourAnswerForEverybodyTo: 'आपका जवाब, जो सबको दिखेगा',
};
