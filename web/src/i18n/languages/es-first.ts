export { categoryWords, sentences } from '@plainclaim/contract/first-screen/es';
export { messages } from 'virtual:screen-words/es/first';
