/** The last questions and the signature under all answers, in one file. */
export { QuestionsScreen } from './questions/questions-screen.tsx';
export { SignatureScreen } from './signature/signature-screen.tsx';
