export { type ClamdAddress, clamdScanner, parseClamdAddress } from './clamd-scanner.ts';
export { noVirusScanner, SCAN_OUTCOMES, type ScanOutcome, type VirusScanner } from './virus-scanner.ts';
