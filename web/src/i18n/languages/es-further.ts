export { sentences } from '@plainclaim/contract/further-words/es';
export { messages } from 'virtual:screen-words/es/further';
