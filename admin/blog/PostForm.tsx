import { Box } from '@mui/material';
import { BooleanInput, DateInput, FormDataConsumer, SelectInput, TextInput } from 'react-admin';
import { POST_EXCERPT_MAX } from '#contract/calls/blog.ts';
import { BLOG_CONTENT_GUIDE, BLOG_EXCERPT_GUIDE } from '#contract/messages.ts';
import { formatCount } from '#contract/shop/money.ts';
import type { PostStatus } from '#contract/states/post.ts';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { lazyText } from '../ui/form/RichText.tsx';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { FIELDS } from '../ui/form/formLayout.ts';
import { CategoryInput } from './CategoryInput.tsx';
import { PostPicture } from './PostPicture.tsx';
import { TitleInputs } from './TitleInputs.tsx';
import { postErrors, readTimeOf, wordsIn } from './postValues.ts';
import type { PostValues } from './postValues.ts';
import { words } from '../words/en/blog.ts';
import { common } from '../words/en/common.ts';

const ArticleText = lazyText(async () => (await import('./ArticleEditor.tsx')).ArticleEditor);

interface PostFormProps {
  post: PostValues;
  /** Whether the slug follows the title. */
  isNew: boolean;
  isSaving: boolean;
  isLocked: boolean;
  /** @returns the errors of its fields */
  onSave(post: PostValues): Promise<Record<string, string> | undefined>;
}

const STANDINGS: { id: PostStatus; name: string }[] = [
  { id: 'draft', name: words.draftSeenByStaffAlone },
  { id: 'planned', name: words.publishedOnADayTo },
  { id: 'published', name: words.published },
];

/** The form of a post. A field is checked with the API's schema when it is left. */
export function PostForm({ post, isNew, isSaving, isLocked, onSave }: PostFormProps) {
  return (
    <ConsoleForm<PostValues>
      record={post}
      validate={(values) => postErrors(values as PostValues)}
      onSubmit={(values: Partial<PostValues>) => onSave(values as PostValues)}
      disabled={isLocked}
      warnWhenUnsavedChanges
    >
      <Box sx={COLUMNS}>
        <Panel title={words.article}>
          <Box sx={FIELDS}>
            <TitleInputs isNew={isNew} />
            <FormDataConsumer<PostValues>>
              {({ formData }) => (
                <TextInput
                  source="excerpt"
                  label={words.excerpt}
                  multiline
                  minRows={2}
                  helperText={words.excerptLength((formData.excerpt ?? '').trim().length, BLOG_EXCERPT_GUIDE)}
                  slotProps={{ htmlInput: { maxLength: POST_EXCERPT_MAX } }}
                />
              )}
            </FormDataConsumer>
            <FormDataConsumer<PostValues>>
              {({ formData }) => {
                const count = wordsIn(formData.content).length;
                return (
                  <ArticleText
                    source="content"
                    label={words.content}
                    isLocked={isLocked}
                    helperText={words.contentLength(formatCount(count), readTimeOf(count), BLOG_CONTENT_GUIDE)}
                  />
                );
              }}
            </FormDataConsumer>
          </Box>
        </Panel>
        <Box sx={{ display: 'grid', gap: '14px' }}>
          <Panel title={words.publishing}>
            <Box sx={FIELDS}>
              <SelectInput source="status" label={common.status} choices={STANDINGS} helperText={false} />
              <FormDataConsumer<PostValues>>
                {({ formData }) =>
                  formData.status === 'planned' && (
                    <DateInput source="publishDate" label={words.dayFromItsFirstMinute} helperText={false} />
                  )
                }
              </FormDataConsumer>
              <BooleanInput source="featured" label={words.featuredApartFromTheList} helperText={false} />
            </Box>
          </Panel>
          <Panel title={common.picture}>
            <PostPicture isLocked={isLocked} />
          </Panel>
          <Panel title={words.aboutIt}>
            <Box sx={FIELDS}>
              <CategoryInput />
              <TextInput source="tags" label={words.tagsWithCommasBetweenThem} helperText={false} />
              <TextInput source="author" label={words.author} helperText={words.emptyTheShopsName} />
              <TextInput source="readTime" label={words.readTime} helperText={false} />
            </Box>
          </Panel>
        </Box>
      </Box>
      {!isLocked && <SaveBar isSaving={isSaving} />}
    </ConsoleForm>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: '14px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
} as const;
