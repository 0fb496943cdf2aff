export { categoryWords, sentences } from '@plainclaim/contract/first-screen/es';
export { isRead, messages } from 'virtual:screen-words/es/first';
