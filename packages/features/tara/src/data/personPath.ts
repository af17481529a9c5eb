import { leadForms } from '@luxe/contract/lead-forms';

/** The form of assisted shopping, with which a person calls the shopper. Links open it over the page. */
export const personPath = leadForms.assisted.path;
