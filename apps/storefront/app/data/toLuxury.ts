import { redirect } from 'react-router-dom';

/** A path of no known route and without content leads home [RTE-06]. */
export function toLuxury(): never {
  throw redirect('/luxury', 302);
}
