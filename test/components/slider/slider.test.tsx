import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Slider, type SliderProps } from '@/components/slider/slider';
import { renderWithSite } from '~test/support/render';

const slides = ['Eins', 'Zwei', 'Drei'].map((name) => ({
  key: name,
  name,
  content: <a href={`/de/${name}`}>{name}</a>,
}));

async function show(props: Partial<SliderProps> = {}) {
  const result = renderWithSite(<Slider label="Neues" slides={slides} {...props} />);
  if ((props.slides ?? slides).length > (props.perView ?? 1))
    await waitFor(() => expect(result.container.querySelector('.slick-track')).not.toBeNull());
  return result;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const shown = () => screen.getAllByRole('group', { name: /von 3$/ }).map((each) => each.textContent);
const calm = (query: string) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('reduced-motion'),
  }) as unknown as MediaQueryList;

/** Lets time pass in steps: what is drawn between two of them may wait for a time of its own. */
async function pass(milliseconds: number) {
  const step = 50;
  for (let passed = 0; passed < milliseconds; passed += step)
    await act(async () => void (await vi.advanceTimersByTimeAsync(step)));
}

afterEach(() => vi.useRealTimers());

describe('A slider', () => {
  test('is drawn at once, with all slides side by side, before the library is there', () => {
    const { container } = renderWithSite(<Slider label="Neues" slides={slides} />);
    expect(container.querySelectorAll('.slider__slide')).toHaveLength(3);
    expect(button('Nächste Folie')).toBeVisible();
  });

  test('is a carousel whose first slide can be seen, and only that', async () => {
    await show();
    expect(screen.getByRole('group', { name: 'Neues' })).toHaveAttribute('aria-roledescription', 'Karussell');
    expect(shown()).toEqual(['Eins']);
    expect(button('Folie 1: Eins')).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('button', { name: /anhalten/ })).toBeNull();
  });

  test('keeps every slide that is out of view, and every copy of one, from keyboard and screen readers', async () => {
    const { container } = await show();
    const links = [...container.querySelectorAll('a')];
    expect(links.length).toBeGreaterThan(slides.length);
    expect(links.filter((link) => link.closest('[inert]') === null).map((link) => link.textContent)).toEqual([
      'Eins',
    ]);
    await userEvent.click(button('Nächste Folie'));
    await waitFor(() => expect(shown()).toEqual(['Zwei']));
    expect(links.filter((link) => link.closest('[inert]') === null).map((link) => link.textContent)).toEqual([
      'Zwei',
    ]);
  });

  test('goes from the last slide to the first, and back', async () => {
    await show();
    await userEvent.click(button('Vorherige Folie'));
    await waitFor(() => expect(button('Folie 3: Drei')).toHaveAttribute('aria-current', 'true'));
    await waitFor(() => expect(shown()).toEqual(['Drei']));
  });

  test('that has ends stops there', async () => {
    await show({ isEndless: false, perView: 2 });
    expect(shown()).toEqual(['Eins', 'Zwei']);
    expect(button('Vorherige Folie')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Nächste Folie'));
    await waitFor(() => expect(shown()).toEqual(['Zwei', 'Drei']));
    expect(button('Nächste Folie')).toHaveAttribute('aria-disabled', 'true');
  });

  test('is moved by arrow keys, Home and End', async () => {
    await show();
    const first = button('Folie 1: Eins');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    fireEvent.keyDown(first, { key: 'End' });
    await pass(600);
    expect(shown()).toEqual(['Drei']);
    fireEvent.keyDown(first, { key: 'Home' });
    await pass(600);
    expect(shown()).toEqual(['Eins']);
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    await pass(600);
    expect(shown()).toEqual(['Zwei']);
  });

  test('shows the slide that is being edited', async () => {
    await show({ at: 2, autoplay: { delay: 1000, isJump: false } });
    expect(shown()).toEqual(['Drei']);
    expect(screen.queryByRole('button', { name: /anhalten/ })).toBeNull();
  });

  test('with one slide has nothing to move', async () => {
    const { container } = await show({ slides: slides.slice(0, 1) });
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.querySelector('.slick-track')).toBeNull();
  });
});

describe('A slider that plays by itself', () => {
  const playing = { autoplay: { delay: 2000, isJump: true } };

  test('goes on until it is stopped, and again when it is told to', async () => {
    await show(playing);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    fireEvent.click(button('Automatischen Wechsel anhalten'));
    await pass(9000);
    expect(shown()).toEqual(['Eins']);
    fireEvent.click(button('Automatischen Wechsel starten'));
    await pass(2100);
    expect(shown()).toEqual(['Zwei']);
  });

  test('waits while the pointer or the keyboard is in it', async () => {
    await show(playing);
    button('Automatischen Wechsel anhalten').focus();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    await pass(9000);
    expect(shown()).toEqual(['Eins']);
  });

  test('does not for those who want no motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(calm);
    await show(playing);
    expect(screen.queryByRole('button', { name: /Automatischen/ })).toBeNull();
  });
});
