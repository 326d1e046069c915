import { useEffect } from 'react';
import { useAppDispatch } from './hooks';
import { unsavedWorkBegan, unsavedWorkEnded } from './session';

/** Says that a part of the screen holds work which is not saved: the end of the session leaves it, and the browser asks before it goes. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    dispatch(unsavedWorkBegan());
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      dispatch(unsavedWorkEnded());
    };
  }, [dispatch, isUnsaved]);
}
