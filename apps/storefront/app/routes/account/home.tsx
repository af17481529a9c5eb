import { redirect } from 'react-router-dom';

/** My Account goes to the orders [specification, section 2]. */
export const loader = () => redirect('/my-account/orders', 302);
export const clientLoader = () => redirect('/my-account/orders');

export default function Account() {
  return null;
}
