export { ResultScreen as Screen } from './result-screen.tsx';
