export { categoryWords, sentences } from '@plainclaim/contract/first-screen/pt';
export { isRead, messages } from 'virtual:screen-words/pt/first';
