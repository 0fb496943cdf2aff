export { NoLettersScreen as Screen } from './no-letters-screen.tsx';
