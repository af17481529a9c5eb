import { redirect } from 'react-router-dom';

/** Redirects a path without route and content to the luxury home [RTE-06]. Always throws. */
export function redirectToLuxury(): never {
  throw redirect('/luxury', 302);
}
