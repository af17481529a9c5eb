import { BrandCashScreen } from '@luxe/feature-wallet';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/brand-cash`. */
export default function BrandCashPage() {
  return (
    <>
      <PageHead title="Brand cash | LUXE" />
      <BrandCashScreen />
    </>
  );
}
