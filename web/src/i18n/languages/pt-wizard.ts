export { referenceWords, sentences } from '@plainclaim/contract/wizard-words/pt';
export { messages } from 'virtual:screen-words/pt/wizard';
