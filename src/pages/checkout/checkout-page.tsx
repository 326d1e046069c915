import { Navigate, useLocation } from 'react-router';
import { mayHaveAddOn, missingPart } from '@/api/add-on';
import { ErrorView } from '@/components/error-views/error-view';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { cmsPath } from '@/lib/content-path';
import { Checkout } from './checkout';
import { OrderResult } from './order-result';
import './style.css';

/** The order's way: the address, and below `/result` what became of it. Other paths lead back to the address. */
export function CheckoutPage() {
  const { pathname } = useLocation();
  if (!mayHaveAddOn()) return <ErrorView error={missingPart} />;
  const segments = cmsPath(pathname).split('/');
  const root = segments.indexOf('@cart-checkout') + 1;
  const base = segments.slice(0, root).join('/');
  const below = segments.slice(root).join('/');
  if (below !== '' && below !== 'result') return <Navigate to={base} replace />;
  return (
    <LazyMessages part="view">
      {below === 'result' ? <OrderResult base={base} /> : <Checkout base={base} />}
    </LazyMessages>
  );
}
