import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import type { PlacedOrder } from '@/api/cart';
import type { OrderAddress } from '@/api/types/portal-calls';
import { withAmount, withoutLine, type CartLine } from '@/lib/cart-lines';
import { idle, type Remote } from '@/lib/remote';
import { cartIn, cartKey, readCart, writeCart, writeTabCart } from './cart-storage';
import { useAppDispatch, useAppSelector, useAppStore } from './hooks';
import { useIsPreview } from './preview';
import { rootReducer, type AppDispatch, type AppStore, type RootState } from './store';

/** The cart, where it is to be sent, and what became of the order. */
export interface CartState {
  lines: readonly CartLine[];
  /** The lines are those of an order that failed: they are kept here alone, until somebody goes on with them. */
  isHeld: boolean;
  formData: OrderAddress;
  order: Remote<PlacedOrder>;
}

export const emptyAddress: OrderAddress = {
  gender: '',
  firstName: '',
  lastName: '',
  company: '',
  addressLine1: '',
  addressLine2: '',
  zipCode: '',
  city: '',
  country: 'DE',
  email: '',
};

const emptyCart: CartState = { lines: [], isHeld: false, formData: emptyAddress, order: idle };

const slice = createSlice({
  name: 'cart',
  initialState: (): CartState => ({ ...emptyCart, lines: readCart() ?? [] }),
  reducers: {
    changed: (state, { payload }: PayloadAction<Partial<CartState>>) => ({ ...state, ...payload }),
  },
});

rootReducer.inject({ reducerPath: 'cart', reducer: slice.reducer });

const { changed } = slice.actions;

const cartOf = (state: RootState): CartState => state.cart ?? emptyCart;

type Thunk = (dispatch: AppDispatch, getState: () => RootState) => void;

/** Changes what this browser keeps now, which another tab may have changed a moment ago. */
const change =
  (update: (lines: readonly CartLine[]) => readonly CartLine[]): Thunk =>
  (dispatch, getState) => {
    const { lines: known, isHeld } = cartOf(getState());
    const lines = update((isHeld ? undefined : readCart()) ?? known);
    writeCart(lines);
    dispatch(changed({ lines, isHeld: false }));
  };

export const amountChanged = (id: string, amount: number): Thunk =>
  change((lines) => withAmount(lines, id, amount));

export const lineRemoved = (id: string): Thunk => change((lines) => withoutLine(lines, id));

export const addressChanged = (formData: OrderAddress) => changed({ formData });

export const orderChanged = (order: CartState['order']) => changed({ order });

/**
 * Takes the cart out of both storages, as its order is over. After a failure its lines stay here, so that one can go
 * back to them.
 */
export const orderEnded = (): Thunk => (dispatch, getState) => {
  const { lines, order } = cartOf(getState());
  const isHeld = order.status === 'failed' && lines.length > 0;
  writeCart([]);
  dispatch(changed(isHeld ? { isHeld } : { isHeld, lines: [] }));
};

/** Somebody goes on with the lines of an order that failed. */
const resumed = (): Thunk => (dispatch, getState) => {
  if (cartOf(getState()).isHeld) dispatch(change((lines) => lines));
};

const kept = new WeakSet<AppStore>();

/** Follows what other tabs make of the cart. */
function keepCart(store: AppStore): void {
  if (kept.has(store)) return;
  kept.add(store);
  // The slice came after the store: with the first action it takes its place.
  store.dispatch(changed({}));
  const follow = (stored: readonly CartLine[] | undefined) => {
    if (!stored) return;
    const { lines, isHeld } = cartOf(store.getState());
    const others = isHeld ? lines.filter(({ id }) => !stored.some((line) => line.id === id)) : [];
    writeTabCart(stored);
    store.dispatch(changed({ lines: [...stored, ...others] }));
  };
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (storageArea === window.sessionStorage) return;
    // Without a key everything was cleared.
    if (key === cartKey || key === null) follow(cartIn(newValue));
  });
  // A page that the browser had put aside has heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(readCart());
  });
}

/** The lines of the cart, and the ways to change them. */
export function useCart() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  useEffect(() => {
    keepCart(store);
    store.dispatch(resumed());
  }, [store]);
  const lines = useAppSelector((state) => cartOf(state).lines);
  // The cart of an editor is not that of the visitors.
  const isPreview = useIsPreview();
  const changeOwn = (action: Thunk) => {
    if (!isPreview) dispatch(action);
  };
  return {
    lines,
    setAmount: (id: string, amount: number) => changeOwn(amountChanged(id, amount)),
    remove: (id: string) => changeOwn(lineRemoved(id)),
  };
}

/** Address and outcome of an order; only who looks at the cart as well goes on with it. */
export function useOrder() {
  const formData = useAppSelector((state) => cartOf(state).formData);
  const order = useAppSelector((state) => cartOf(state).order);
  return { formData, order };
}
