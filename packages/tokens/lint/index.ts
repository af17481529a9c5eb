export { cssStatements, type Declaration } from './cssStatements.ts';
export { styleTemplates, type StyleTemplate } from './styleTemplates.ts';
