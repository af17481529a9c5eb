export { leadTitle, type SentLead } from './data/sentLead.ts';
export { leadTemplates } from './data/templates.ts';
export { leadModals } from './leadModals.ts';
export { LeadScreen } from './LeadScreen.tsx';
