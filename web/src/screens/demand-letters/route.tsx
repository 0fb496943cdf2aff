export { DemandLettersScreen as Screen } from './demand-letters-screen.tsx';
