import { RichText } from '@/components/rich-text/rich-text';
import type { BlockViewProps } from '../definition';
import type { HtmlData } from './data';
import './style.css';

/** Markup that an editor wrote by hand, sanitised. */
export function HtmlView({ data }: BlockViewProps<HtmlData>) {
  return <RichText html={data.html} />;
}
