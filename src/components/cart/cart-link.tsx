import { FormattedMessage } from 'react-intl';
import { Icon } from '../icon/icon';
import { UniversalLink } from '../universal-link/universal-link';
import { CartTotal } from './cart-total';
import { messages } from './messages';
import { noteBehind } from './page-behind';
import './style.css';

/** The way to the cart, over the page on which one is, with what lies in it. */
export function CartLink({ path }: { path: string }) {
  return (
    <p className="cart-link">
      <UniversalLink to={`${path}/@cart`} className="button button--outline" onClick={() => noteBehind(path)}>
        <Icon name="cart" size={20} />
        <FormattedMessage {...messages.toCart} />
      </UniversalLink>
      <span className="meta" role="status">
        <CartTotal />
      </span>
    </p>
  );
}
