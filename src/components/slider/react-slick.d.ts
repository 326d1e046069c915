/** The part of the library that is used; it brings no types of its own. */
declare module 'react-slick' {
  import { Component, type ReactNode } from 'react';

  interface SlickProps {
    arrows: boolean;
    dots: boolean;
    infinite: boolean;
    speed: number;
    slidesToShow: number;
    slidesToScroll: number;
    initialSlide: number;
    accessibility: boolean;
    beforeChange: (from: number, to: number) => void;
    children: ReactNode;
  }

  export default class Slick extends Component<SlickProps> {
    slickNext(): void;
    slickPrev(): void;
    slickGoTo(index: number, isAtOnce?: boolean): void;
  }
}
