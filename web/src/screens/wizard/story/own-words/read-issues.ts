/** The reader of own words, in a file of its own so that it comes when it is needed. */
export { findIssues } from '@plainclaim/domain';
