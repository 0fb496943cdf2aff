export { referenceWords, sentences } from '@plainclaim/contract/wizard-words/es';
export { messages } from 'virtual:screen-words/es/wizard';
