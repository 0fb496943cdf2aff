export { sentences } from '@plainclaim/contract/further-words/pt';
export { messages } from 'virtual:screen-words/pt/further';
