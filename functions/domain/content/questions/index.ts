export { answerQuestion } from './answer-question.ts';
export { askQuestion } from './ask-question.ts';
export { setQuestionVisibility } from './hide-question.ts';
export { questionsOf } from './reads.ts';
export { managedQuestions } from './manage-questions.ts';
export { questionAnsweredMail, questionAskedMail } from './mails.ts';
