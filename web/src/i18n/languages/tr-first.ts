export { categoryWords, sentences } from '@plainclaim/contract/first-screen/tr';
export { messages } from 'virtual:screen-words/tr/first';
