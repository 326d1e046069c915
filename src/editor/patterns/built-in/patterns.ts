import type { Language } from '@/lib/language';
import type { StoredBlock } from '../../document/types';
import type { Pattern, PatternGroup } from '../pattern';
import * as block from './blocks';
import type { PatternWords } from './words';

interface Placed {
  types?: readonly string[];
  group: PatternGroup;
}

type Words = { title: string; description: string };

const page = (
  id: string,
  { title, description }: Words,
  { types = ['Document'], group }: Placed,
  blocks: readonly StoredBlock[],
): Pattern => ({
  id,
  title,
  description,
  kind: 'page',
  types,
  group,
  blocks: [block.title(), ...blocks],
});

const part = (
  id: string,
  { title, description }: Words,
  group: PatternGroup,
  blocks: readonly StoredBlock[],
): Pattern => ({ id, title, description, kind: 'part', types: [], group, blocks });

const news = ['Meldung', 'News Item'];

function pagesOf(words: PatternWords, language: Language): Pattern[] {
  const { topic, project, group, press, brief, pictures, series, faq, institute, job, campaign } = words;
  const { instructions } = words;
  return [
    page('topic', topic, { group: 'research' }, [
      block.leadImage(),
      block.description(),
      block.heading(topic.question),
      block.text(topic.answer),
      block.figures(topic.figures),
      block.heading(topic.work),
      block.text(topic.goal),
      block.columns([block.picture(), block.picture(), block.picture()]),
      block.heading(topic.group),
      block.text(topic.groupText),
      block.latest(language, news, { headline: topic.news, variation: 'summary', on: 'effective', limit: 3 }),
    ]),
    page('project', project, { types: ['Project', 'ProjectSite', 'Document'], group: 'research' }, [
      block.description(),
      block.figures(project.facts),
      block.heading(project.goal),
      block.text(project.goalText),
      block.picture(),
      block.heading(project.plan),
      block.steps(project.steps),
      block.heading(project.partners),
      block.text(project.partnersText),
      block.callout(project.funding),
    ]),
    page('group', group, { types: ['Research Group', 'Document'], group: 'institutes' }, [
      block.description(),
      block.heading(group.lead),
      block.columns([block.picture(), block.text(group.leadText)]),
      block.heading(group.topics),
      block.bullets(group.topicList),
      block.latest(language, ['Member'], {
        headline: group.members,
        variation: 'summary',
        on: 'sortable_title',
        limit: 8,
      }),
      block.heading(group.arrival),
      block.text(group.arrivalText),
    ]),
    page('press', press, { types: [...news, 'Document'], group: 'news' }, [
      block.description(),
      block.text(press.lead),
      block.picture(),
      block.text(press.text),
      block.quote(press.said),
      block.heading(press.background),
      block.text(press.backgroundText),
      block.callout(press.original),
      block.heading(press.contact),
      block.text(press.contactText),
    ]),
    page('brief', brief, { types: news, group: 'news' }, [
      block.text(brief.lead),
      block.text(brief.text),
      block.button(brief.more),
    ]),
    page('pictures', pictures, { types: ['Document', ...news, 'Post'], group: 'news' }, [
      block.text(pictures.lead),
      block.picture('full'),
      block.text(pictures.between),
      block.columns([block.picture(), block.picture()]),
      block.text(pictures.end),
      block.picture('full'),
    ]),
    page('series', series, { types: ['Event', 'Document'], group: 'events' }, [
      block.description(),
      block.text(series.lead),
      block.heading(series.programme),
      block.table(series.rows),
      block.heading(series.register),
      block.button(series.button),
      block.heading(series.arrival),
      block.text(series.arrivalText),
    ]),
    page('faq', faq, { group: 'campaign' }, [
      block.description(),
      block.text(faq.lead),
      block.questions(faq.questions),
      block.heading(faq.rest),
      block.text(faq.restText),
    ]),
    page(
      'institute',
      institute,
      { types: ['Institut', 'Institutsbereich', 'OE', 'Document'], group: 'institutes' },
      [
        block.leadImage(),
        block.description(),
        block.text(institute.lead),
        block.figures(institute.figures),
        block.heading(institute.fields),
        block.figures(institute.fieldTexts),
        block.latest(language, news, {
          headline: institute.news,
          variation: 'summary',
          on: 'effective',
          limit: 3,
        }),
        block.latest(language, ['Event'], {
          headline: institute.events,
          variation: 'summary',
          on: 'start',
          limit: 3,
        }),
      ],
    ),
    page('job', job, { types: ['Joboffer', 'Document'], group: 'careers' }, [
      block.text(job.lead),
      block.heading(job.tasks),
      block.bullets(job.taskList),
      block.heading(job.profile),
      block.bullets(job.profileList),
      block.heading(job.offer),
      block.bullets(job.offerList),
      block.quote(job.said),
      block.button(job.apply),
    ]),
    page('campaign', campaign, { types: ['Document', 'Subsite'], group: 'campaign' }, [
      block.leadImage(),
      block.text(campaign.lead),
      block.figures(campaign.reasons),
      block.picture('full'),
      block.quote(campaign.said),
      block.button(campaign.button),
    ]),
    page('instructions', instructions, { types: ['Document', 'Regelung'], group: 'institutes' }, [
      block.description(),
      block.contents(),
      block.text(instructions.lead),
      block.steps(instructions.steps),
      block.heading(instructions.help),
      block.text(instructions.helpText),
    ]),
  ];
}

function partsOf(words: PatternWords, language: Language): Pattern[] {
  const { numbers, pictureText, contact, testimonial, questions, schedule, call, newsList } = words;
  return [
    part('numbers', numbers, 'research', [block.figures(numbers.figures)]),
    part('picture-text', pictureText, 'research', [
      block.columns([block.picture(), block.text(pictureText.text)]),
    ]),
    part('contact', contact, 'institutes', [
      block.separator(),
      block.heading(contact.heading),
      block.text(contact.text),
      block.button(contact.button),
    ]),
    part('testimonial', testimonial, 'careers', [block.picture('left'), block.quote(testimonial.said)]),
    part('questions', questions, 'campaign', [
      block.heading(questions.heading),
      block.questions(questions.questions),
    ]),
    part('schedule', schedule, 'events', [block.heading(schedule.heading), block.table(schedule.rows)]),
    part('call', call, 'campaign', [block.callout(call.text), block.button(call.button)]),
    part('news-list', newsList, 'news', [
      block.latest(language, news, {
        headline: newsList.heading,
        variation: 'summary',
        on: 'effective',
        limit: 3,
      }),
    ]),
  ];
}

/** The patterns that come with the site, in the words of one language. */
export const patternsIn = (words: PatternWords, language: Language): Pattern[] => [
  ...pagesOf(words, language),
  ...partsOf(words, language),
];
