export { YourDataScreen as Screen } from './your-data-screen.tsx';
