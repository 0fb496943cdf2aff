export { documentCheckRoutes } from './routes.ts';
