export { CourtDocumentsScreen as Screen } from './court-documents-screen.tsx';
