export { categoryWords, sentences } from '@plainclaim/contract/first-screen/tr';
export { isRead, messages } from 'virtual:screen-words/tr/first';
