import { Box, Link, Typography } from '@mui/material';
import { productPath } from '#contract/pages/paths.ts';
import { ANSWER_TEXT_MAX } from '#contract/shop/review-words.ts';
import type { QuestionRecord } from '../providers/records.ts';
import { AnswerForm } from '../ui/form/AnswerForm.tsx';
import { Facts } from '../ui/record/Facts.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { VisibilityButton } from '../ui/dialog/VisibilityButton.tsx';
import { instant } from '../ui/instant.ts';
import { questionStanding } from './questionLabels.ts';
import { ShowBase } from 'react-admin';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/questions.ts';

export function QuestionShow() {
  return (
    <ShowBase<QuestionRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/questions', word: words.questions }} record={record} error={error} refetch={refetch}>
          {(question) => <QuestionPage question={question} />}
        </RecordPage>
      )}
    />
  );
}

const ANSWERED_BY = {
  seller: words.answeredForTheSeller,
  house: words.answeredForTheShop,
  buyer: words.answeredByBuyer,
} as const;

function answeredText({ fullName, by, createdAt, isHidden }: QuestionRecord['answers'][number]): string {
  const answered = ANSWERED_BY[by](fullName, instant(createdAt));
  return isHidden ? words.answerIsHidden(answered) : answered;
}

/** A question with its answers; it can be answered, and hidden by the platform. */
export function QuestionPage({ question }: { question: QuestionRecord }) {
  return (
    <>
      <PageHeading
        title={words.questionAboutProduct(question.productName)}
        aside={<StatusChip {...questionStanding(question)} />}
        actions={
          <VisibilityButton
            path={`/api/admin/questions/${question.id}/visibility`}
            what="question"
            isHidden={question.isHidden}
          />
        }
      />
      <Box sx={{ display: 'grid', gap: '14px', maxWidth: 820 }}>
        <Panel title={question.fullName}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', marginBottom: 2 }}>
            {question.text}
          </Typography>
          <Facts
            facts={[
              [
                common.product,
                <Link key="product" href={productPath(question.seoUrl)} target="_blank" rel="noopener">
                  {question.productName}
                </Link>,
              ],
              [common.seller, question.sellerName],
              [words.askedAt, instant(question.createdAt)],
            ]}
          />
        </Panel>
        <Panel title={words.answers}>
          {question.answers.length === 0 && <Typography color="text.secondary">{words.noAnswerYet}</Typography>}
          {question.answers.map((answer) => (
            <Box key={answer.id} sx={{ display: 'flex', alignItems: 'start', gap: 2, marginBottom: 2 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {answeredText(answer)}
                </Typography>
                <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{answer.text}</Typography>
              </Box>
              <VisibilityButton
                path={`/api/admin/answers/${answer.id}/visibility`}
                what="answer"
                isHidden={answer.isHidden}
              />
            </Box>
          ))}
          {!question.isHidden && (
            <AnswerForm
              resource="questions"
              path={`/api/questions/${question.id}/answers`}
              label={words.yourAnswerForEverybodyTo}
              max={ANSWER_TEXT_MAX}
            />
          )}
        </Panel>
      </Box>
    </>
  );
}
