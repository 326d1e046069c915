import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockEditor, BlockSchema } from '../../definition';
import { jobParameterNames, type JobParameter } from '../../job-parameters';
import type { JobFilterData } from '../data';
import { JobFilterEdit } from './edit';
import { messages } from './messages';

type JobFilterForm = Omit<JobFilterData, JobParameter> & Record<JobParameter, unknown>;

const vocabulary = (name: string) => `/@vocabularies/portal.vocabularies.job_offer_${name}`;

const schema: BlockSchema<JobFilterForm> = {
  fields: {
    headline: { widget: 'text', title: fieldMessages.headline },
    description: { widget: 'textarea', title: fieldMessages.description },
    jobsLocation: { widget: 'links', mode: 'link', title: messages.pages },
    text: { widget: 'text', title: messages.text },
    targetGroup: { widget: 'terms', title: messages.targetGroup, vocabulary: vocabulary('target_groups') },
    location: { widget: 'terms', title: messages.location, vocabulary: vocabulary('locations') },
    categories: { widget: 'terms', title: messages.categories, vocabulary: vocabulary('categories') },
    fieldOfWork: { widget: 'terms', title: messages.fieldOfWork, vocabulary: vocabulary('fields_of_work') },
    buttonText: { widget: 'text', title: messages.button },
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: ['headline', 'description', 'jobsLocation', 'buttonText'],
    },
    { id: 'filters', title: messages.filters, fields: ['text', ...jobParameterNames] },
  ],
};

export const editor: BlockEditor<JobFilterData> = {
  schema,
  defaults: () => ({ jobsLocation: [] }),
  edit: JobFilterEdit,
};
