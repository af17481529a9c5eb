export { findCallDisagreements, type Responses } from './callRules.ts';
export { findByShape } from './findByShape.ts';
export { findDisagreements } from './findDisagreements.ts';
export { deskRules, rules } from './rules.ts';
