import criteria from '../../../../docs/accessibility/criteria.yaml?raw';
import { parseEvidence } from './evidence.ts';

/** What is known of each rule of accessibility, as it was when the pages were built. */
export const evidence = parseEvidence(criteria);
