export { PAPER_PAGE_POLICY, paperPage } from './paper-page.ts';
