-- The search of the site finds published articles and answered questions.
select search.follow('articles.edition', 'ARTICLE', 'article_id');
select search.follow('solved.edition', 'QUESTION', 'question_id');
