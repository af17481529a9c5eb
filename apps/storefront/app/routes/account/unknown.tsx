import { data } from 'react-router-dom';

/** A page of the account that is not there, or not yet [RTE-06]. */
export const loader = () => {
  throw data(null, { status: 404 });
};
export const clientLoader = loader;

export default function Unknown() {
  return null;
}
