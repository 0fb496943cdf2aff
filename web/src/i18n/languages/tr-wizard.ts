export { referenceWords, sentences } from '@plainclaim/contract/wizard-words/tr';
export { messages } from 'virtual:screen-words/tr/wizard';
