import { redirect } from 'react-router-dom';

/** `/my-account` redirects to the orders (specification, section 2). */
export const loader = () => redirect('/my-account/orders', 302);
export const clientLoader = () => redirect('/my-account/orders');

export default function Account() {
  return null;
}
