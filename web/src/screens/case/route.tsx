export { CaseScreen as Screen } from './case-screen.tsx';
