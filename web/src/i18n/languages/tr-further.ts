export { sentences } from '@plainclaim/contract/further-words/tr';
export { messages } from 'virtual:screen-words/tr/further';
