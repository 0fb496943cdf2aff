export { DashboardScreen as Screen } from './dashboard-screen.tsx';
