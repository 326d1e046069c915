import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { mayHaveAddOn, missingPart } from '@/api/add-on';
import { CartTotal } from '@/components/cart/cart-total';
import { forgetBehind, pageBehind } from '@/components/cart/page-behind';
import { Dialog } from '@/components/dialog/dialog';
import { ErrorView } from '@/components/error-views/error-view';
import { unlisted } from '@/components/head/screen-head';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { Screen } from '@/components/screen/screen';
import { useLanguage } from '@/i18n/use-language';
import { afterPaint } from '@/lib/after-paint';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import { isLanguage } from '@/lib/language';
import { PageBody } from '@/pages/content/page-body';
import { PageSkeleton } from '@/pages/content/page-skeleton';
import { homePath } from '@/site/home-path';
import { useAppSelector } from '@/state/hooks';
import { isAroundKnown, selectPlace } from '@/state/present-page';
import { CartContents } from './cart-contents';
import { messages } from './messages';
import './style.css';

/** The publications that this browser keeps to order: over the page on which one is, else a page of its own. */
export function CartPage() {
  if (!mayHaveAddOn()) return <ErrorView error={missingPart} />;
  return (
    <LazyMessages part="view">
      <Cart />
    </LazyMessages>
  );
}

function Cart() {
  const language = useLanguage();
  const path = cmsPath(useLocation().pathname);
  const place = contentOfScreen(path);
  const content = useAppSelector(selectPlace);
  const isKnown = useAppSelector((state) => isAroundKnown(state, path));
  const isOnPage = place !== '' && !isLanguage(place.slice(1)) && (content !== undefined || !isKnown);
  if (isOnPage) return <CartOverlay place={place} />;
  return (
    <Screen title={messages.title} lead={<CartTotal />}>
      <CartContents place="" way={place || homePath(language)} />
    </Screen>
  );
}

function CartOverlay({ place }: { place: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const content = useAppSelector(selectPlace);
  useHead({ title: siteTitle(intl.formatMessage(messages.title), useLanguage()), elements: unlisted });
  // It lies over the page as that was left, and gives it back so.
  useEffect(() => {
    const top = pageBehind(place)?.top;
    return top === undefined ? undefined : afterPaint(() => window.scrollTo({ top, behavior: 'instant' }));
  }, [place]);
  const close = () => {
    if (pageBehind(place)) void navigate(-1);
    else void navigate(place);
    forgetBehind();
  };
  return (
    <>
      {content ? <PageBody content={content} /> : <PageSkeleton />}
      <Dialog
        className="cart-overlay"
        title={
          <>
            <FormattedMessage {...messages.title} />{' '}
            <span className="cart-overlay__total meta">
              <CartTotal />
            </span>
          </>
        }
        onClose={close}
      >
        <CartContents place={place} way={place} />
      </Dialog>
    </>
  );
}
