export { cspReportRoutes } from './csp-reports.ts';
